import { answerTo, type CodeOf, DRIVE_CITY, MOST_STEPS } from '../lib/drive-channels';
import type { NodeKind } from './base-template';
import type { MiniHost } from './host';
import { findByName, type RenderedNode, textOf, walk } from './render-tree';

/** Who fills in a form. */
export interface MiniFiller {
  mobile: string;
  codeOf: CodeOf;
  /** What the form wants a picture of. */
  picture?: string;
}

/** Fills in whatever form a page of a mini-program shows, as a person does who takes the first of each choice. */
export async function fillMiniForm(
  host: MiniHost,
  kinds: Map<string, NodeKind>,
  { mobile, codeOf, picture }: MiniFiller,
): Promise<void> {
  const read = (node: RenderedNode, attribute: string): unknown =>
    node[kinds.get(String(node.nn))?.attributes[attribute] ?? attribute];
  const isOff = (node: RenderedNode): boolean => read(node, 'disabled') === true || node.ariaDisabled === true;
  const isChecked = ({ ariaChecked }: RenderedNode): boolean => ariaChecked === true || ariaChecked === 'true';
  const nodes = (root = main()): RenderedNode[] => [...walk(root)].filter(({ sid }) => sid !== undefined);
  const byRole = (role: string, root = main()): RenderedNode[] => nodes(root).filter((node) => node.role === role);
  const sheet = (): RenderedNode | undefined => byRole('dialog', host.current().data.root).at(-1);
  const pickers = (): RenderedNode[] =>
    nodes().filter((node) => node.ariaHaspopup === 'dialog' && textOf(node).startsWith('请选择'));
  const isField = (node: RenderedNode): boolean =>
    ['input', 'textarea'].includes(kinds.get(String(node.nn))?.tag ?? '') && !isOff(node);

  function main(): RenderedNode | undefined {
    return [...walk(host.current().data.root)].find(({ role }) => role === 'main');
  }

  async function tap(node: RenderedNode): Promise<true> {
    host.tapNode(node);
    await host.settled();
    return true;
  }

  /** Chooses in a sheet, and confirms where that is asked. */
  async function pick(opener: RenderedNode): Promise<true> {
    await tap(opener);
    const options = (found = sheet()) => (found ? byRole('radio', found).filter((node) => !isOff(node)) : []);
    const confirm = () => findByName(sheet(), /^确\s*(定|认)/)[0];
    const city = () => findByName(sheet(), DRIVE_CITY)[0];
    await host.waitFor(() => options().length > 0 || Boolean(confirm() ?? city()), `choices of ${opener.ariaLabel}`);
    // Hours near to now may be too soon for a channel, so the last one is taken.
    const last = city() ?? options().at(-1);
    if (last) await tap(last);
    // A list closes by itself; elsewhere the button comes once something is chosen.
    await host.waitFor(() => sheet() === undefined || confirm() !== undefined, `the choice of ${opener.ariaLabel}`);
    const button = sheet() && confirm();
    if (button) await tap(button);
    await host.waitFor(() => sheet() === undefined, `the end of the choices of ${opener.ariaLabel}`);
    return true;
  }

  async function type(label: string): Promise<true> {
    if (label === '验证码') {
      const asked = () => host.log.requests.some(({ path }) => path.endsWith('/sms/authCode'));
      await host.tap('获取验证码');
      await host.waitFor(asked, 'a code by SMS');
      await host.type(label, await codeOf(mobile));
    } else await host.type(label, answerTo(label, mobile));
    return true;
  }

  async function upload(tile: RenderedNode): Promise<true> {
    await tap(tile);
    await host.waitFor(() => findByName(main(), '删除').length > 0, 'the uploaded picture');
    return true;
  }

  /** Ticks the first of several things that can be chosen, and the consent, which is the last box. */
  async function tick(): Promise<boolean> {
    const boxes = byRole('checkbox');
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) return false;
    if (boxes.length > 1 && !isChecked(first)) return tap(first);
    return isChecked(last) ? false : tap(last);
  }

  /** Fills the first field that is open; false when none is. */
  async function fillNext(): Promise<boolean> {
    const group = byRole('radiogroup').find((each) => !byRole('radio', each).some(isChecked));
    const radio = group && byRole('radio', group).find((node) => !isOff(node));
    if (radio) return tap(radio);
    const picker = pickers().find((node) => !isOff(node));
    if (picker) return pick(picker);
    const tile = picture && nodes().find((node) => node.ariaLabel === picture && node.role !== 'group' && !isOff(node));
    if (tile) return upload(tile);
    const empty = nodes().find((node) => isField(node) && !read(node, 'value'));
    return empty ? type(String(empty.ariaLabel)) : tick();
  }

  for (let step = 0; step < MOST_STEPS; step += 1) {
    await host.settled();
    if (await fillNext()) continue;
    if (!pickers().some(isOff)) return;
    // A picker waits for its list.
    await host.waitFor(() => !pickers().some(isOff), `the list of ${pickers().find(isOff)?.ariaLabel}`);
  }
  throw new TypeError(`the form of ${host.current().route} has no end`);
}
