/**
 * What the environment asks of a build. An image is for running the product alone, and has the demonstration of payment
 * only if asked for.
 */
export function wantedBuild({ BUILD_FOR, DEMO_BILLING } = process.env) {
  const forImage = BUILD_FOR === 'image';
  return { forImage, hasDemonstration: !forImage || DEMO_BILLING === 'on' };
}
