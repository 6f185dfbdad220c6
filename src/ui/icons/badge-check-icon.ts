export { default as BadgeCheckIcon } from 'lucide-react/icons/badge-check';
