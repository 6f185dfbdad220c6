export { default as TriangleAlertIcon } from 'lucide-react/icons/triangle-alert';
