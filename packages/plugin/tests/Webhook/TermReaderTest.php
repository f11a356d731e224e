<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\TermReader;
use PHPUnit\Framework\TestCase;

/** What is read of a term. */
final class TermReaderTest extends TestCase {
	public function test_a_name_that_another_plugin_removed_is_empty(): void {
		WordPress::$options['terms'][4]             = new \WP_Term( array( 'name' => null, 'slug' => null ) );
		WordPress::$options['taxonomies']['letter'] = (object) array( 'object_type' => array(), 'hierarchical' => false );

		$state = TermReader::read( 4, 'letter' );
		self::assertSame( array( '', '', 'list:letter' ), array( $state->name ?? null, $state->slug ?? null, $state->list_key ?? null ) );
	}
}
