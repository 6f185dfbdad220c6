export { default as ShieldCheckIcon } from 'lucide-react/icons/shield-check';
