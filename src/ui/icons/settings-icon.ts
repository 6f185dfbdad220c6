export { default as SettingsIcon } from 'lucide-react/icons/settings';
