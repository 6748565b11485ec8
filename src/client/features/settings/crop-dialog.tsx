import { type PointerEvent, useRef, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { canMove, centered, cropArea, dragged, maxZoom } from './crop-area.ts'
import { cropPicture } from './crop-picture.ts'

interface CropDialogProps {
  picture: HTMLImageElement
  isPending: boolean
  onCropped: (square: Blob) => void
  onClose: () => void
}

/** Crops by dragging, or by sliders for keyboard users. */
export function CropDialog({ picture, isPending, onCropped, onClose }: CropDialogProps) {
  const [framing, setFraming] = useState(centered)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = cropArea(size, framing)
  const room = canMove(size, framing)
  const zoomSlider = useRef<HTMLInputElement>(null)
  const dragPoint = useRef<{ x: number; y: number } | null>(null)

  const startDrag = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragPoint.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent) => {
    if (!dragPoint.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - dragPoint.current.x) / width
    const y = (event.clientY - dragPoint.current.y) / width
    dragPoint.current = { x: event.clientX, y: event.clientY }
    setFraming((current) => dragged(size, current, x, y))
  }
  const endDrag = () => {
    dragPoint.current = null
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Crop your picture"
      description="Drag the picture, or use the sliders."
      initialFocus={zoomSlider}
      footer={
        <DialogButtons
          onCancel={onClose}
          loading={isPending}
          onClick={async () => onCropped(await cropPicture(picture, framing))}
        >
          Save Picture
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        <div
          onPointerDown={startDrag}
          onPointerMove={drag}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
          className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-lg bg-sunken active:cursor-grabbing"
        >
          <img
            src={picture.src}
            alt="What your avatar will show"
            draggable={false}
            className="absolute max-w-none select-none"
            style={{
              width: `${(size.width / side) * 100}%`,
              left: `${(-left / side) * 100}%`,
              top: `${(-top / side) * 100}%`,
            }}
          />
          <div
            aria-hidden="true"
            className="absolute inset-0 rounded-full shadow-[0_0_0_100vmax_var(--scrim)]"
          />
        </div>
        <Field label="Zoom">
          <Slider
            ref={zoomSlider}
            min={1}
            max={maxZoom}
            step={0.05}
            value={framing.zoom}
            aria-valuetext={`${Math.round(framing.zoom * 100)}%`}
            onValueChange={(zoom) => setFraming({ ...framing, zoom })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Horizontal position">
            <Slider
              min={0}
              max={1}
              step={0.02}
              value={framing.across}
              disabled={!room.across}
              aria-valuetext={`${Math.round(framing.across * 100)}%`}
              onValueChange={(across) => setFraming({ ...framing, across })}
            />
          </Field>
          <Field label="Vertical position">
            <Slider
              min={0}
              max={1}
              step={0.02}
              value={framing.down}
              disabled={!room.down}
              aria-valuetext={`${Math.round(framing.down * 100)}%`}
              onValueChange={(down) => setFraming({ ...framing, down })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}
