export { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert';
