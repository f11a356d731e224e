<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Answer;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** A response's data about the content at a path. */
final class AnswerTest extends TestCase {
	/** A page in a state. */
	private static function page( string $status ): WP_Post {
		return new WP_Post( array( 'ID' => 7, 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Plans', 'post_name' => 'plans' ) );
	}

	public function test_a_public_text_is_named(): void {
		self::assertSame( array( 'id' => 7, 'name' => 'Plans', 'slug' => 'plans' ), Answer::named( self::page( 'publish' ) ) );
	}

	public function test_nothing_is_said_of_a_text_that_readers_may_not_see(): void {
		foreach ( array( 'private', 'draft', 'future', 'pending', 'trash' ) as $status ) {
			self::assertNull( Answer::named( self::page( $status ) ), $status );
		}
	}

	public function test_every_answer_has_the_same_fields(): void {
		self::assertSame( array( 301, '/about/', array() ), array_values( array_slice( Answer::bare( 301, '/about/' ), 0, 3 ) ) );
		foreach ( array( 'status', 'location', 'templates', 'conditionals', 'posts', 'canonical', 'maxPages' ) as $agreed ) {
			self::assertArrayHasKey( $agreed, Answer::bare( 404 ) );
		}
	}
}
