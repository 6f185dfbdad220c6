export { default as MinusIcon } from 'lucide-react/icons/minus';
