export { default as ChartColumnIcon } from 'lucide-react/icons/chart-column';
