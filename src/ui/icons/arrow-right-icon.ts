export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
