import './fonts';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './life/installed';
import { preferences } from './preferences.svelte';
import { loadLanguage, preferredLanguage } from './texts/language.svelte';

const wished = new URLSearchParams(location.search).get('language') ?? preferences.language;
await loadLanguage(preferredLanguage(wished));
mount(App, { target: document.getElementById('page')! });
keepPage();
