export { default as FlagIcon } from 'lucide-react/icons/flag';
