<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Rest;
use Footbridge\Settings\Settings;
use WP_Post;

/** Loads the block editor's scripts of previews: the one that sends unsaved values with autosaves, and those of the live preview. */
final class Panel {
	/** The panel's scripts, each after the one before. */
	private const SCRIPTS      = array( 'panel-tools', 'find-field', 'share-links', 'live-preview', 'block-editor' );
	private const DEPENDENCIES = array( 'jquery', 'wp-api-fetch', 'wp-components', 'wp-data', 'wp-dom-ready', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins', 'wp-preferences' );

	public static function register(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
	}

	public static function enqueue(): void {
		$post = get_post();
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		self::autosave( $post );
		if ( Settings::complete() ) {
			self::panel( $post );
		}
	}

	/** Loads the script that sends unsaved values, with the taxonomies' names in its data. */
	private static function autosave( WP_Post $post ): void {
		$names = array();
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			$names[ $taxonomy->name ] = is_string( $taxonomy->rest_base ) && '' !== $taxonomy->rest_base ? $taxonomy->rest_base : $taxonomy->name;
		}
		wp_enqueue_script( 'footbridge-autosave', self::file( 'autosave.js' ), array( 'wp-api-fetch', 'wp-data', 'wp-editor' ), \Footbridge\VERSION, true );
		wp_add_inline_script( 'footbridge-autosave', 'footbridgeAutosave(' . wp_json_encode( $names ) . ');' );
	}

	private static function panel( WP_Post $post ): void {
		$settings = array(
			'post'       => $post->ID,
			'siteOrigin' => Settings::origin(),
			'url'        => Link::page(),
			'restBase'   => rest_get_route_for_post_type_items( $post->post_type ),
			'links'      => '/' . Rest::ROUTE_NAMESPACE . '/preview/links',
			'token'      => '/' . Rest::ROUTE_NAMESPACE . '/preview/token',
		);
		$last     = self::scripts( self::SCRIPTS, self::DEPENDENCIES, 'footbridge-autosave' );
		wp_add_inline_script( $last, 'window.footbridgeLiveSettings = ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
		wp_enqueue_style( 'footbridge-live-preview', self::file( 'live-preview.css' ), array(), \Footbridge\VERSION );
	}

	/**
	 * @param list<string>           $names        Scripts of the plugin, each after the one before. The last one is returned.
	 * @param list<non-empty-string> $dependencies What all of them need.
	 */
	public static function scripts( array $names, array $dependencies, string $before ): string {
		foreach ( $names as $name ) {
			wp_enqueue_script( "footbridge-$name", self::file( "$name.js" ), array_merge( $dependencies, '' === $before ? array() : array( $before ) ), \Footbridge\VERSION, true );
			wp_set_script_translations( "footbridge-$name", 'footbridge', dirname( \Footbridge\FILE ) . '/languages' );
			$before = "footbridge-$name";
		}
		return $before;
	}

	/** Returns the address of a file of the plugin. */
	private static function file( string $name ): string {
		return plugins_url( "assets/$name", \Footbridge\FILE );
	}
}
