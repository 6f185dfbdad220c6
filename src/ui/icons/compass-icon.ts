export { default as CompassIcon } from 'lucide-react/icons/compass';
