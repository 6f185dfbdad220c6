export { default as MapPinOffIcon } from 'lucide-react/icons/map-pin-off';
