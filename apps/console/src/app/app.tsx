import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { SECOND_MS } from '@voltfront/rules/time';
import { App as AntApp, ConfigProvider } from 'antd';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import { useEffect, useMemo, useState } from 'react';
import { type EndReason, onSession, token } from '../api/session';
import { Entrance } from '../login/entrance';
import { keepLanguage, keptLanguage, type Language, LanguageContext, textIn } from '../texts/texts';
import { theme } from './theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=console-nonce]')?.content ?? '';

const queries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10 * SECOND_MS, refetchOnWindowFocus: false } },
  });

/** The console: language, looks, and the session; a new session starts with nothing of the one before. */
export function App() {
  const [language, setLanguage] = useState<Language>(keptLanguage);
  const [session, setSession] = useState<{ token: string | null; reason: EndReason | null }>(() => ({
    token: token(),
    reason: null,
  }));
  useEffect(() => onSession((reason) => setSession({ token: token(), reason })), []);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${textIn(language, 'console')} · ${brand.latinName}`;
  }, [language]);
  const { client } = useMemo(() => ({ of: session.token, client: queries() }), [session.token]);
  const choose = (chosen: Language) => {
    keepLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <LanguageContext.Provider value={{ language, choose }}>
      <ConfigProvider theme={theme} locale={language === 'en' ? en : zh} csp={{ nonce }} componentSize="middle">
        <AntApp className="app">
          <QueryClientProvider client={client}>
            <Entrance hasToken={session.token !== null} reason={session.reason} />
          </QueryClientProvider>
        </AntApp>
      </ConfigProvider>
    </LanguageContext.Provider>
  );
}
