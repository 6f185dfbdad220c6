export { default as MonitorIcon } from 'lucide-react/icons/monitor';
