export { default as ArrowUpIcon } from 'lucide-react/icons/arrow-up';
