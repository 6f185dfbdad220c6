export { default as CircleIcon } from 'lucide-react/icons/circle';
