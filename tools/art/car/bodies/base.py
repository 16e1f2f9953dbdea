"""What all bodies share."""



BASE = dict(
    wheel_d=0.745, tyre_w=0.255, rim="blade", inch_add=0, track_in=0.012, arch_gap=0.034, arch_ring=0.0,
    barrel=0.36, z_wide=0.60,
    lean=0.27, lean_w=0.012,            # how hard and how softly the shoulder line turns in
    scoop=0.016, scoop_z=0.50, scoop_h=0.12, sill_out=0.022,
    rocker=0.46, rocker_z=0.365, rocker_rise=0.135, rocker_w=0.012,
    flare=0.020, flare_w=0.12, haunch=0.018, haunch_z=0.80,
    crown=0.060, fender=0.022, fender_y=0.74,
    plan_f=0.20, plan_r=0.13, k_fs=0.34, k_rs=0.20, k_nose=0.13, k_belt_line=0.085, k_tail=0.06,
    tumble=0.40, g_curve=0.16, k_green=0.13, k_join=0.035, roof_crown=0.045, wrap_f=0.20, wrap_r=0.16,
    cant=0.062, pillar=0.085, sill_z=0.245, b_pillar=0.040,
    mirror=(0.80, 0.985), mirror_y=0.985, handle_z=0.775,
    intake=(0.305, 0.405, 0.60, 0.53), face="line", rail=None,
    lift=0.0, ws=1.0,                   # moves bumper openings up; scales them sideways
)
