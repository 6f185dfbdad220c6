export { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
