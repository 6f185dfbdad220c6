export { default as CloseIcon } from 'lucide-react/icons/x';
