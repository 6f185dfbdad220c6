export { default as UserIcon } from 'lucide-react/icons/user';
