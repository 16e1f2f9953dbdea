/** Typical configurations of stock cars: paint, wheel, interior and packages. */
export const styles: readonly (readonly string[])[] = [
  ['paint-mist', 'wheel-aero', 'interior-black'],
  ['paint-pearl', 'wheel-blade', 'interior-sand', 'pkg-pilot'],
  ['paint-carbon', 'wheel-blade', 'interior-black', 'pkg-pilot', 'pkg-sound'],
  ['paint-pine', 'wheel-aero', 'interior-sand', 'pkg-winter'],
  ['paint-ink', 'wheel-blade', 'interior-grey', 'pkg-nappa', 'pkg-sound'],
  ['paint-ember', 'wheel-turbine', 'interior-black', 'pkg-pilot', 'pkg-pilot-lidar', 'battery-long'],
  ['paint-pearl', 'wheel-aero', 'interior-white', 'pkg-roof'],
  ['paint-carbon', 'wheel-turbine', 'interior-red', 'pkg-nappa', 'battery-long'],
  ['paint-mist', 'wheel-blade', 'interior-grey', 'pkg-v2l', 'pkg-winter'],
  ['paint-ink', 'wheel-aero', 'interior-white', 'pkg-lounge', 'battery-long'],
  ['paint-pearl', 'wheel-turbine', 'interior-black', 'pkg-pilot', 'pkg-sound', 'pkg-roof', 'battery-long'],
  ['paint-pine', 'wheel-blade', 'interior-sand', 'pkg-camp', 'pkg-pilot'],
  ['paint-ember', 'wheel-blade', 'interior-grey', 'pkg-sound'],
];
