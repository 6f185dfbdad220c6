// Evaluated before each test file; what it imports only before the first of a process.
import './mutate-requests.ts';
