/** The design system: every component by name. What each is for and how it is used: README.md. */
export { Button } from './button/button';
export { IconButton } from './button/icon-button';
export { BarChart } from './chart/bar-chart';
export type { ChartPoint } from './chart/chart-types';
export { LineChart } from './chart/line-chart';
export { RingChart } from './chart/ring-chart';
export { Carousel } from './content/carousel';
export { Collapse } from './content/collapse';
export { QrCode } from './content/qr-code';
export { type RichBlock, RichText } from './content/rich-text';
export { SwipeActions } from './content/swipe-actions';
export { cx } from './cx';
export { longDate, shortDate } from './dates';
export { Avatar } from './display/avatar';
export { Badge } from './display/badge';
export { Countdown } from './display/countdown';
export { Figures } from './display/figures';
export { Price } from './display/price';
export { ProgressLine } from './display/progress-line';
export { RollingPrice } from './display/rolling-price';
export { ShortName } from './display/short-name';
export { Steps } from './display/steps';
export { Tag, type TagProps } from './display/tag';
export { Text } from './display/text';
export { Timeline } from './display/timeline';
export { useCountdown } from './display/use-countdown';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { ListFooterView } from './feedback/list-footer-view';
export { LoadingView } from './feedback/loading-view';
export { NoticeBar } from './feedback/notice-bar';
export { Skeleton } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Checkbox } from './form/checkbox';
export { ChoiceTiles } from './form/choice-tiles';
export { CodeBoxes } from './form/code-boxes';
export { CodeField } from './form/code-field';
export { ConsentBox } from './form/consent-box';
export { DateField } from './form/date-field';
export { enterKey } from './form/enter-key';
export { Field } from './form/field';
export { Form } from './form/form';
export { idNumberError } from './form/id-number';
export { IdNumberField } from './form/id-number-field';
export { inputValue } from './form/input-value';
export { RegionPicker } from './form/lazy-region-picker';
export { PhoneField } from './form/phone-field';
export { RadioGroup, type RadioOption } from './form/radio-group';
export { Rating } from './form/rating';
export { RegionField } from './form/region-field';
export {
  areaRegions,
  type City,
  type Region,
  type RegionChoice,
} from './form/regions';
export { SearchBar } from './form/search-bar';
export {
  PickerSheet,
  Select,
  SelectTrigger,
} from './form/select';
export { Slider } from './form/slider';
export { type Slot, slotWords } from './form/slot-days';
export { SlotField } from './form/slot-field';
export { SlotPicker } from './form/slot-picker';
export { Stepper } from './form/stepper';
export { Switch } from './form/switch';
export { TextArea } from './form/text-area';
export { TextField } from './form/text-field';
export { Upload } from './form/upload';
export {
  type FormErrors,
  type FormState,
  useForm,
} from './form/use-form';
export { Icon } from './icon/icon';
export type { IconName } from './icon/icon-paths';
export { later } from './later';
export { BottomBar } from './layout/bottom-bar';
export { Card } from './layout/card';
export { Cell, CellGroup } from './layout/cell';
export { Divider } from './layout/divider';
export { NearView } from './layout/near-view';
export { PanArea } from './layout/pan-area';
export { Section } from './layout/section';
export { Fill, Stack } from './layout/stack';
export { Strip } from './layout/strip';
export { Lottie } from './lottie/lottie';
export { MapView } from './map/map-view';
export { ImagePreview } from './media/image-preview';
export type { PreviewPicture } from './media/image-preview-props';
export { MapBox } from './media/map-box';
export { setMapTiles } from './media/map-tiles';
export { Video } from './media/video';
export { MOTION_MS, prefersStill } from './motion';
export { FilterBar } from './navigation/filter-bar';
export type { FilterGroup, FilterOption, FilterValue } from './navigation/filter-types';
export { NavBar } from './navigation/nav-bar';
export { SegmentedControl } from './navigation/segmented-control';
export { TabBar } from './navigation/tab-bar';
export { Tabs } from './navigation/tabs';
export { ActionSheet } from './overlay/action-sheet';
export { CornerGuide } from './overlay/corner-guide';
export { FeedbackHost } from './overlay/feedback-host';
export { modal, toast } from './overlay/feedback-store';
export { lazySheet } from './overlay/lazy-sheet';
export { Modal } from './overlay/modal';
export { Popup } from './overlay/popup';
export { Picture } from './picture/picture';
export { picture, setPictureOrigin } from './picture/picture-address';
export { Poster } from './poster/poster';
export { type PosterItem, type PosterPlan, sharePoster } from './poster/poster-plan';
export { PosterSheet } from './poster/poster-sheet';
export { linked, pressable } from './pressable';
export { relativeDate } from './relative-date';
export { sequence } from './sequence';
export { ShareSheet } from './share/share-sheet';
export { brandClass, brandStyle } from './theme';
export { visuallyHidden } from './visually-hidden';
