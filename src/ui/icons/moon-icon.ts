export { default as MoonIcon } from 'lucide-react/icons/moon';
