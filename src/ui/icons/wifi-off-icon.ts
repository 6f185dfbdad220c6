export { default as WifiOffIcon } from 'lucide-react/icons/wifi-off';
