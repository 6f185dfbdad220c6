export { default as ArrowLeftIcon } from 'lucide-react/icons/arrow-left';
