/** Results of rendering a fixed drawing and sound, which differ by graphics hardware and processor. */

/** A drawing of gradients, curves and a blurred shadow, as data. No text: its edges change with zoom and after a reload. */
export function canvasTrait(): string | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: 220, height: 48 });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const light = context.createLinearGradient(0, 0, 220, 48);
  light.addColorStop(0, '#1b6');
  light.addColorStop(1, '#a3f');
  context.fillStyle = light;
  context.fillRect(4, 6, 120, 30);
  context.globalCompositeOperation = 'multiply';
  context.shadowColor = '#0af8';
  context.shadowBlur = 7;
  context.fillStyle = '#fa36';
  context.rotate(0.11);
  context.bezierCurveTo(12, 3, 90, 61, 141, 9.5);
  context.fill();
  context.beginPath();
  context.arc(160, 24, 18, 0.3, 5.1);
  context.strokeStyle = '#d26';
  context.stroke();
  return canvas.toDataURL();
}

/** Name of the graphics chip, as far as the browser tells. */
export function graphicsTrait(): string | undefined {
  const context = document.createElement('canvas').getContext('webgl');
  if (!context) return undefined;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const asked = names
    ? [names.UNMASKED_VENDOR_WEBGL, names.UNMASKED_RENDERER_WEBGL]
    : [context.VENDOR, context.RENDERER];
  const answer = [...asked, context.MAX_TEXTURE_SIZE].map((name) => String(context.getParameter(name)));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return answer.join();
}

const RATE = 44_100;
const SAMPLES = 5000;
/** By then the compressor has settled. */
const SETTLED = 4000;

/** Sum of the samples of an inaudible, compressed tone. */
export async function audioTrait(): Promise<string | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined;
  const context = new OfflineAudioContext(1, SAMPLES, RATE);
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: 8000 });
  tone.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  tone.start();
  const samples = (await context.startRendering()).getChannelData(0).subarray(SETTLED);
  return samples.reduce((sum, sample) => sum + Math.abs(sample), 0).toFixed(6);
}
