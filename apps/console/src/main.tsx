import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './base.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
