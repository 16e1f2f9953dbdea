/** The design system: every component by name. What each is for and how it is used: README.md. */
export { Button, type ButtonProps } from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { BarChart, type BarChartProps } from './chart/bar-chart';
export type { ChartPoint } from './chart/chart-types';
export { LineChart, type LineChartProps } from './chart/line-chart';
export { RingChart, type RingChartProps } from './chart/ring-chart';
export { Carousel } from './content/carousel';
export type { CarouselProps } from './content/carousel-props';
export { Collapse, type CollapseItem, type CollapseProps } from './content/collapse';
export { QrCode, type QrCodeProps } from './content/qr-code';
export { type RichBlock, RichText, type RichTextProps } from './content/rich-text';
export { type SwipeAction, SwipeActions, type SwipeActionsProps } from './content/swipe-actions';
export { cx } from './cx';
export { longDate, shortDate } from './dates';
export { Avatar, type AvatarProps } from './display/avatar';
export { Badge, type BadgeProps } from './display/badge';
export { Countdown, type CountdownProps } from './display/countdown';
export { Figures } from './display/figures';
export { Price, type PriceProps } from './display/price';
export { ProgressLine, type ProgressLineProps } from './display/progress-line';
export { RollingPrice, type RollingPriceProps } from './display/rolling-price';
export { ShortName } from './display/short-name';
export { Steps, type StepsProps } from './display/steps';
export { Tag, type TagProps } from './display/tag';
export { Text, type TextProps } from './display/text';
export { Timeline, type TimelineProps } from './display/timeline';
export { useCountdown } from './display/use-countdown';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { ListFooterView, type ListFooterViewProps } from './feedback/list-footer-view';
export { LoadingView } from './feedback/loading-view';
export { NoticeBar, type NoticeBarProps } from './feedback/notice-bar';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { Checkbox, type CheckboxProps } from './form/checkbox';
export { ChoiceTiles, type ChoiceTilesProps } from './form/choice-tiles';
export { CodeBoxes, type CodeBoxesProps } from './form/code-boxes';
export { CodeField, type CodeFieldProps } from './form/code-field';
export { ConsentBox, type ConsentBoxProps } from './form/consent-box';
export { DateField, type DateFieldProps, DatePicker, type DatePickerProps } from './form/date-field';
export { Field, type FieldProps } from './form/field';
export { Form, type FormProps } from './form/form';
export { cleanIdNumber, idNumberError, maskIdNumber } from './form/id-number';
export { IdNumberField, type IdNumberFieldProps } from './form/id-number-field';
export { inputValue } from './form/input-value';
export { RegionPicker } from './form/lazy-region-picker';
export { PhoneField, type PhoneFieldProps } from './form/phone-field';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/radio-group';
export { Rating, type RatingProps } from './form/rating';
export { RegionField, type RegionFieldProps } from './form/region-field';
export type { RegionPickerProps } from './form/region-picker';
export {
  type AreaList,
  areaRegions,
  type City,
  findRegion,
  type Place,
  type Region,
  type RegionChoice,
  regionWords,
} from './form/regions';
export { SearchBar, type SearchBarProps } from './form/search-bar';
export {
  PickerSheet,
  type PickerSheetProps,
  Select,
  type SelectProps,
  SelectTrigger,
  type SelectTriggerProps,
} from './form/select';
export { Slider, type SliderProps } from './form/slider';
export { type Slot, type SlotState, slotState, slotWords } from './form/slot-days';
export { SlotField, type SlotFieldProps } from './form/slot-field';
export { SlotPicker, type SlotPickerProps } from './form/slot-picker';
export { Stepper, type StepperProps } from './form/stepper';
export { Switch, type SwitchProps } from './form/switch';
export { TextArea, type TextAreaProps } from './form/text-area';
export { TextField, type TextFieldProps } from './form/text-field';
export { Upload, type UploadProps } from './form/upload';
export {
  type FormErrors,
  type FormFieldProps,
  type FormOptions,
  type FormState,
  fieldId,
  useForm,
} from './form/use-form';
export { Icon, type IconProps } from './icon/icon';
export type { IconName } from './icon/icon-paths';
export { BottomBar, type BottomBarProps } from './layout/bottom-bar';
export { Card, type CardProps } from './layout/card';
export { Cell, CellGroup, type CellGroupProps, type CellProps } from './layout/cell';
export { Divider, type DividerProps } from './layout/divider';
export { NearView } from './layout/near-view';
export { PanArea } from './layout/pan-area';
export type { PanAreaProps } from './layout/pan-area-props';
export { Section, type SectionProps } from './layout/section';
export { Fill, Stack, type StackProps } from './layout/stack';
export { Strip } from './layout/strip';
export { Lottie, type LottieProps } from './lottie/lottie';
export { MapView } from './map/map-view';
export type { MapViewProps } from './map/map-view-props';
export { ImagePreview } from './media/image-preview';
export type { ImagePreviewProps, PreviewPicture } from './media/image-preview-props';
export { MapBox } from './media/map-box';
export type { MapBoxProps, MapPin, MapTiles } from './media/map-props';
export { setMapTiles } from './media/map-tiles';
export { Video } from './media/video';
export type { VideoProps } from './media/video-props';
export { MOTION_MS } from './motion';
export { FilterBar, type FilterBarProps } from './navigation/filter-bar';
export { FilterSheet, type FilterSheetProps } from './navigation/filter-sheet';
export { type FilterGroup, type FilterOption, type FilterValue, filterCount } from './navigation/filter-types';
export { NavBar, type NavBarProps } from './navigation/nav-bar';
export { SegmentedControl, type SegmentedControlProps } from './navigation/segmented-control';
export { TabBar, type TabBarItem, type TabBarProps } from './navigation/tab-bar';
export { type TabItem, Tabs, type TabsProps } from './navigation/tabs';
export { ActionSheet, type ActionSheetItem, type ActionSheetProps } from './overlay/action-sheet';
export { CornerGuide, type CornerGuideProps } from './overlay/corner-guide';
export { FeedbackHost } from './overlay/feedback-host';
export { type ModalQuestion, modal, TOAST_MS, toast } from './overlay/feedback-store';
export { lazySheet } from './overlay/lazy-sheet';
export { Modal, type ModalProps } from './overlay/modal';
export { Popup, type PopupProps } from './overlay/popup';
export { Picture, type PictureProps } from './picture/picture';
export { picture, setPictureOrigin } from './picture/picture-address';
export { Poster, type PosterProps } from './poster/poster';
export { type PosterItem, type PosterPlan, type SharePosterContent, sharePoster } from './poster/poster-plan';
export { PosterSheet, type PosterSheetProps } from './poster/poster-sheet';
export { linked, pressable } from './pressable';
export { relativeDate } from './relative-date';
export { ShareSheet, type ShareSheetProps, type ShareWay } from './share/share-sheet';
export { type AccentColours, type BrandColours, brandClass, brandStyle } from './theme';
export { visuallyHidden } from './visually-hidden';
