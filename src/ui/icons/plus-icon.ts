export { default as PlusIcon } from 'lucide-react/icons/plus';
