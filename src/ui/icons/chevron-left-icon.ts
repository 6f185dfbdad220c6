export { default as ChevronLeftIcon } from 'lucide-react/icons/chevron-left';
