export { default as MenuIcon } from 'lucide-react/icons/menu';
