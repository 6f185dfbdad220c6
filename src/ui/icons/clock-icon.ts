export { default as ClockIcon } from 'lucide-react/icons/clock';
