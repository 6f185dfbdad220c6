export { default as ArrowDownIcon } from 'lucide-react/icons/arrow-down';
