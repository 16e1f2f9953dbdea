"""What a body is made of, with the values that most bodies share. Lengths in metres, x from the front axle backwards.

Each body adds `name`, `wb`, `fo`, `ro` (wheelbase, overhangs), and curves as control polygons, which pull the surface
towards them: over x the `half` width, the `deck` (bonnet and belt), the shoulder crease `line`, the `floor`, the `top`
(windscreen, roof, tail) and the half width `green` of the greenhouse at z = 0.95; over z how far `nose` and `tail` are
set back. Polygons of `deck` must reach beyond the car.
"""

BASE = dict(
    # Wheels: outer diameter and width of the tyre, design and inches more or less than it is drawn for, how far the
    # tyre stands inside the body, room in the arch, width of the cladding round it.
    wheel_d=0.745, tyre_w=0.255, rim="blade", inch_add=0, track_in=0.012, arch_gap=0.034, arch_ring=0.0,
    # Side: bend over the height and the height where it is widest, how hard and softly the shoulder turns in.
    barrel=0.36, z_wide=0.60, lean=0.27, lean_w=0.012,
    # Hollow of the doors, sill, lower crease, flared arches, haunch over the rear wheel.
    scoop=0.016, scoop_z=0.50, scoop_h=0.12, sill_out=0.022,
    rocker=0.46, rocker_z=0.365, rocker_rise=0.135, rocker_w=0.012,
    flare=0.020, flare_w=0.12, haunch=0.018, haunch_z=0.80,
    # Deck: crown across, raised fenders and where they are.
    crown=0.060, fender=0.022, fender_y=0.74,
    # Ends: how round they are seen from above; fillets of the corners, the nose, the belt and the tail.
    plan_f=0.20, plan_r=0.13, k_fs=0.34, k_rs=0.20, k_nose=0.13, k_belt_line=0.085, k_tail=0.06,
    # Greenhouse: lean and bend of the side glass, fillets to the roof and to the body, crown, bend round the corners.
    tumble=0.40, g_curve=0.16, k_green=0.13, k_join=0.035, roof_crown=0.045, wrap_f=0.20, wrap_r=0.16,
    # Painted frames above the side windows and beside the windscreen, top of the cladding, width of the B-pillar.
    cant=0.062, pillar=0.085, sill_z=0.245, b_pillar=0.040,
    # Mirror (x, z) and y, height of the door handles.
    mirror=(0.80, 0.985), mirror_y=0.985, handle_z=0.775,
    # Mouth of the bumper (z below, z above, half width below, half width above), lamp graphics, rail of a sliding door.
    intake=(0.305, 0.405, 0.60, 0.53), face="line", rail=None,
    # Rows of seats that show through the glass.
    rows=2,
    # Moves the openings of the bumpers up; scales what is placed across the car.
    lift=0.0, ws=1.0,
)
