export { default as MailCheckIcon } from 'lucide-react/icons/mail-check';
