<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;
use Footbridge\Webhook\Address;

/** Adds "View on site, signed in" to the toolbar: the front end, with the editor's bar there. */
final class Toolbar {
	private const SIGN_IN_PATH = '/api/faust/auth/sign-in';
	/** After core's "Visit Site" (30) and "Edit" (80). */
	private const PRIORITY = 85;

	public static function register(): void {
		add_action( 'admin_bar_menu', array( self::class, 'add' ), self::PRIORITY );
	}

	/** Adds the link for users whom the front end signs in. */
	public static function add( $bar ): void {
		$front_end = Settings::front_end();
		if ( '' === $front_end || ! is_admin() || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		$bar->add_node(
			array(
				'id'    => 'footbridge-view',
				'title' => __( 'View on site, signed in', 'footbridge' ),
				'href'  => $front_end . self::SIGN_IN_PATH . '?redirect_uri=' . rawurlencode( self::path() ),
			)
		);
	}

	/** Returns the path of the published post that is being edited; else that of the front page. */
	private static function path(): string {
		$screen = get_current_screen();
		$post   = null !== $screen && 'post' === $screen->base ? get_post() : null;
		return ( $post instanceof \WP_Post && 'publish' === $post->post_status ? Address::of( get_permalink( $post ) ) : null ) ?? '/';
	}
}
