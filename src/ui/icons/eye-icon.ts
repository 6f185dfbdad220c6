export { default as EyeIcon } from 'lucide-react/icons/eye';
