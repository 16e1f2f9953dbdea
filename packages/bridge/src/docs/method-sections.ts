import { events } from '../events';
import type { Method } from '../method';
import { methodNames, methodOf, platformsOf } from '../methods';
import { describeShape } from './describe-shape';
import { exampleTalk } from './example-talk';

const GROUPS: Readonly<Record<string, string>> = {
  storage: 'Storage',
  message: 'Message',
  navigation: 'Navigation',
  appInfo: 'App info',
  operation: 'Operations',
  service: 'Service',
  authorization: 'Authorization',
};

function marks(method: Method): string {
  const said = [
    platformsOf(method).length < 3 ? `${platformsOf(method).join(', ')} only` : '',
    method.isInteractive ? 'asks the person: answered "pending", outcome by event' : '',
    method.needsConsent ? 'called after the consent only' : '',
    method.isToPage ? 'sent by the app' : '',
    method.isExtension ? 'extension, not in the first edition' : '',
  ].filter((mark) => mark !== '');
  return said.length === 0 ? '' : `*${said.join(' · ')}*`;
}

function methodSection(name: string, method: Method): string {
  const parts = [
    `### ${name}`,
    method.about,
    marks(method),
    describeShape('Params', method.params),
    method.isToPage ? '' : describeShape('Result', method.result),
    `\`\`\`jsonc\n${exampleTalk(name, method)}\n\`\`\``,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Every method with parameters, result and an example of what travels. */
export function methodSections(): string {
  return Object.entries(GROUPS)
    .map(([group, title]) => {
      const names = methodNames.filter((name) => name.startsWith(`${group}.`));
      const sections = names.map((name) => methodSection(name, methodOf(name) as Method));
      return [`## ${title}`, ...sections].join('\n\n');
    })
    .join('\n\n');
}

/** Every event with its data and an example. */
export function eventSections(): string {
  return Object.entries(events)
    .map(([name, event]) => {
      const way = event.to === 'page' ? 'app → page' : 'page → app';
      const always = 'isAlwaysSent' in event && event.isAlwaysSent ? ', sent without a subscription' : '';
      const data = `\`\`\`json\n${JSON.stringify({ name, data: event.example })}\n\`\`\``;
      return [`### ${name}`, `${event.about} *${way}${always}*`, describeShape('Data', event.data), data].join('\n\n');
    })
    .join('\n\n');
}
