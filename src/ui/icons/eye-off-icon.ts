export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
