export { default as RefreshIcon } from 'lucide-react/icons/refresh-cw';
