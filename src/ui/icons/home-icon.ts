export { default as HomeIcon } from 'lucide-react/icons/house';
