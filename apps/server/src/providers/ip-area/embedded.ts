import { BlockList, isIP, SocketAddress } from 'node:net';
import type { Area, IpArea } from './types';

const area = (provinceCode: string, provinceName: string, cityCode: string, cityName: string): Area => ({
  provinceCode,
  provinceName,
  cityCode,
  cityName,
});

/**
 * IP ranges of large networks and the city where most of their customers are; enough for a first
 * guess.
 */
const BLOCKS: readonly [area: Area, ...ranges: string[]][] = [
  [
    area('110000', '北京市', '110100', '北京市'),
    '202.106.0.0/16',
    '219.142.0.0/15',
    '123.112.0.0/12',
    '114.240.0.0/12',
  ],
  [area('120000', '天津市', '120100', '天津市'), '202.99.64.0/18', '60.24.0.0/13', '117.8.0.0/13'],
  [
    area('310000', '上海市', '310100', '上海市'),
    '202.96.192.0/19',
    '116.224.0.0/12',
    '101.80.0.0/12',
    '180.152.0.0/13',
  ],
  [area('320000', '江苏省', '320100', '南京市'), '202.102.0.0/18', '218.2.0.0/15', '221.226.0.0/15'],
  [area('320000', '江苏省', '320500', '苏州市'), '221.224.0.0/15', '58.208.0.0/12'],
  [area('330000', '浙江省', '330100', '杭州市'), '202.101.160.0/19', '218.108.0.0/15', '115.192.0.0/11'],
  [area('330000', '浙江省', '330200', '宁波市'), '60.190.0.0/15'],
  [area('350000', '福建省', '350200', '厦门市'), '218.85.128.0/17', '117.25.0.0/16'],
  [area('370000', '山东省', '370200', '青岛市'), '202.102.128.0/18', '119.162.0.0/15'],
  [area('420000', '湖北省', '420100', '武汉市'), '202.103.0.0/18', '59.172.0.0/14', '171.80.0.0/14'],
  [area('430000', '湖南省', '430100', '长沙市'), '202.103.64.0/19', '222.240.0.0/13'],
  [area('440000', '广东省', '440100', '广州市'), '202.96.128.0/18', '183.0.0.0/10', '113.64.0.0/11'],
  [area('440000', '广东省', '440300', '深圳市'), '58.60.0.0/15', '202.105.128.0/17'],
  [area('500000', '重庆市', '500100', '重庆市'), '61.128.128.0/17', '222.176.0.0/13'],
  [area('510000', '四川省', '510100', '成都市'), '61.139.0.0/17', '125.64.0.0/13', '182.128.0.0/12'],
  [area('610000', '陕西省', '610100', '西安市'), '61.134.0.0/18', '117.32.0.0/13', '124.114.0.0/15'],
];

function toList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits = '32'] = range.split('/');
    list.addSubnet(network, Number(bits));
  }
  return list;
}

/** Guesses cities by an embedded table. */
export function createEmbeddedIpArea(): IpArea {
  const table = BLOCKS.map(([found, ...ranges]) => ({ found, list: toList(ranges) }));
  return {
    async find(ip) {
      const address = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
      if (isIP(address) !== 4) return null;
      // Created once: given a text, each list would create its own.
      const asked = new SocketAddress({ address });
      return table.find(({ list }) => list.check(asked))?.found ?? null;
    },
  };
}
