export { default as FitWidthIcon } from 'lucide-react/icons/fold-horizontal';
