export { default as ExternalLinkIcon } from 'lucide-react/icons/external-link';
