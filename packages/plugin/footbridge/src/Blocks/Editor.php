<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use Footbridge\Model\Declaration;
use Footbridge\Model\TypeNames;
use Footbridge\Preview\Link;
use Footbridge\Preview\Panel;
use Footbridge\Rest;
use Footbridge\Settings\Settings;

/** Loads the scripts that register the blocks in the editor. WordPress prints what block.json has; these print the rest. */
final class Editor {
	private const SCRIPTS      = array( 'panel-tools', 'block-controls', 'block-canvas', 'blocks' );
	private const DEPENDENCIES = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-editor', 'wp-element', 'wp-i18n' );

	/** The front end's page for one block. */
	private const PATH = '/preview/block/';

	public static function register(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
	}

	public static function enqueue(): void {
		$list = array();
		foreach ( OwnBlocks::settings() as $name => $settings ) {
			$list[ $name ] = array(
				// With the keys that WordPress does not know, and without its own attributes.
				'attributes' => (object) array_diff_key( $settings['attributes'], array( 'align' => true ) ),
				'hasInner'   => OwnBlocks::has_inner( $settings ),
				'template'   => $settings['template'],
				'allowed'    => $settings['allowed'],
			);
		}
		$types  = array_keys( Declaration::post_types() );
		$canvas = array(
			'url'        => Settings::front_end() . self::PATH,
			'siteOrigin' => Settings::origin(),
			'token'      => '/' . Rest::ROUTE_NAMESPACE . '/preview/token',
		);
		$last   = Panel::scripts( self::SCRIPTS, self::DEPENDENCIES, '' );
		$data   = array(
			'list'      => (object) $list,
			'postTypes' => (object) array_combine( $types, array_map( array( TypeNames::class, 'key' ), $types ) ),
			'canvas'    => Settings::complete() ? $canvas : null,
		);
		wp_add_inline_script( $last, 'window.footbridgeBlocks = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}
}
