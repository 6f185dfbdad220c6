export { default as PrinterIcon } from 'lucide-react/icons/printer';
