/** Names the page for the browser (tab, history, screen readers). */
export function setDocumentTitle(title: string): void {
  document.title = title;
}

/** Reads a `<script type="application/json">` that the server wrote into the page. Undefined when missing or broken. */
export function readEmbeddedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
