export { default as SunMoonIcon } from 'lucide-react/icons/sun-moon';
