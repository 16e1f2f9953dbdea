/** A module without anything in it. */
export const moduleFile = (name, names) => `import { defineModule } from '../../kernel/module';

/** ${names.Many}: say here what the module owns. */
export const ${names.manyCamel} = defineModule({
  name: '${name}',
  routes: {},
});
`;
